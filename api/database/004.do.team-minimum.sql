-- With fewer employees than this the service returns an error, and nginx serves the last good list.
-- To empty the table on purpose, set the minimum to 0 first.
-- The schema is not public, because Supabase exposes every table of that schema.
create table website.team_minimum (
  only_row boolean primary key default true check (only_row),
  minimum integer not null check (minimum >= 0)
);
insert into website.team_minimum (minimum) values (1);
grant usage on schema website to anon;
grant select (minimum) on website.team_minimum to anon;
