-- How many people the team has at least. Below that the service says it has failed instead of showing a shorter list, and
-- the web server goes on with the last good one. Whoever means to empty the table sets the minimum to 0 first.
-- Not in public: Supabase shows every table of that schema to the world.
create table website.team_minimum (
  only_row boolean primary key default true check (only_row),
  minimum integer not null check (minimum >= 0)
);
insert into website.team_minimum (minimum) values (1);
grant usage on schema website to anon;
grant select (minimum) on website.team_minimum to anon;
