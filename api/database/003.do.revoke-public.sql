-- What PostgreSQL gives to everybody, and nobody here needs.
revoke all on schema public from public;
grant usage on schema public to anon;

do $$
declare
  routine regprocedure;
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to anon', current_database());

  -- Large objects and code blocks are open to every role; only a superuser can close them, and Supabase gives us none.
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
