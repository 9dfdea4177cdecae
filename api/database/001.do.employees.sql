-- The team, as a Supabase project would keep it. Everything may be missing but the id and the date.
create table public.employees (
  id bigint generated always as identity primary key,
  name text,
  title text,
  image_url text,
  "order" integer,
  created_at timestamptz not null default now()
);

-- The one order that is asked for; the id makes it stable.
create index employees_in_order on public.employees ("order" asc nulls last, created_at asc, id asc);
