-- The table of a Supabase project works the same way.
create table public.employees (
  id bigint generated always as identity primary key,
  name text,
  title text,
  image_url text,
  "order" integer,
  created_at timestamptz not null default now()
);

-- The order of the only query; the id makes it stable.
create index employees_in_order on public.employees ("order" asc nulls last, created_at asc, id asc);
