-- Revoke the default privileges that PostgreSQL grants to every role.
revoke all on schema public from public;
grant usage on schema public to anon;

do $$
declare
  routine regprocedure;
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to anon', current_database());

  -- Every role may use large objects and code blocks. Only a superuser can revoke that, and Supabase has none for us.
  if (select rolsuper from pg_roles where rolname = current_user) then
    revoke usage on language plpgsql, sql from public;
    for routine in
      select oid::regprocedure from pg_proc
      where pronamespace = 'pg_catalog'::regnamespace and (proname like 'lo\_%' or proname in ('loread', 'lowrite'))
    loop
      execute format('revoke execute on function %s from public', routine);
    end loop;
  end if;
end
$$;
