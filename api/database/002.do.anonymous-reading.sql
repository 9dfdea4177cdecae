-- Supabase creates the role anon; a plain PostgreSQL server does not have it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
end
$$;

alter table public.employees enable row level security;
create policy "anyone may read employees" on public.employees for select to anon using (true);

-- Supabase grants all privileges on new tables. Column grants keep columns that are added later private.
revoke all on table public.employees from public, anon;
revoke all on sequence public.employees_id_seq from public, anon;
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticated') then
    revoke all on table public.employees from authenticated;
    revoke all on sequence public.employees_id_seq from authenticated;
  end if;
end
$$;
grant select (id, name, title, image_url, "order", created_at) on table public.employees to anon;
