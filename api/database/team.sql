-- The team. `pnpm dev` shows these people, and `migrate-database.ts --team` replaces the rows of a database with them.
-- People with a smaller "order" are first. Write an apostrophe in a name twice.
delete from public.employees;

insert into public.employees (name, title, image_url, "order") values
  ('Erika Mustermann', 'Cloud Architect', null, 10),
  ('Max Mustermann', 'DevOps Engineer', null, 20),
  ('Lena Musterfrau', 'AI Engineer', null, 30),
  ('Jonas Mustermeier', 'Site Reliability Engineer', null, 40),
  ('Clara Musterbach', 'Platform Engineer', null, 50),
  ('Anton Mustermüller', 'Security Engineer', null, 60),
  ('Maria Musterhausen', 'Cloud Consultant', null, 70),
  ('Deniz Musterberg', 'Data Engineer', null, 80),
  ('Ines Musterfeld', 'DevOps Trainer', null, 90),
  ('Karl Musterhuber', 'Cloud Engineer', null, 100),
  ('Öznur Mustersen', 'Office Management', null, 110),
  ('Paul Mustertal', 'Working Student', null, 120);

-- With fewer people the service returns an error, and visitors see the last known team.
update website.team_minimum set minimum = (select greatest(count(*) / 2, 1) from public.employees);
