-- load-team.ts runs this file at every release, in one transaction, and then inserts the rows of team.json.
drop table if exists public.employees;
create table public.employees (
  id integer primary key,
  name text,
  title text,
  -- Pages load images from their own host only.
  image_url text check (image_url ~ '^/team/[a-z0-9-]+\.(webp|jpg|png|svg)$'),
  "order" integer,
  created_at timestamptz not null
);

do $$
begin
  if not exists (select from pg_roles where rolname = 'website_service') then
    create role website_service;
  end if;
  execute format('alter role website_service password %L', current_setting('website.password'));
  -- PostgreSQL lets every role connect and create temporary tables.
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to website_service', current_database());
end
$$;
-- Four connections for each of two services during a restart, and some that a frozen database still holds.
alter role website_service login connection limit 12;
alter role website_service set default_transaction_read_only = on;
alter role website_service set statement_timeout = '1s';
alter role website_service set idle_in_transaction_session_timeout = '5s';

revoke all on schema public from public;
grant usage on schema public to website_service;
grant select (id, name, title, image_url, "order", created_at) on table public.employees to website_service;
-- Some providers grant other roles all privileges on new tables, but no policy lets them see a row.
alter table public.employees enable row level security;
create policy "the service may read employees" on public.employees for select to website_service using (true);
