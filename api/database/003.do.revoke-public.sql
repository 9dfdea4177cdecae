-- Revoke the default privileges that PostgreSQL grants to every role.
revoke all on schema public from public;
grant usage on schema public to anon;

do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to anon', current_database());
end
$$;
