-- Sample employees for every case the page has to handle. They replace all rows.
truncate public.employees restart identity;

insert into public.employees (name, title, image_url, "order", created_at) values
  ('Erika Mustermann', 'Cloud Architect', null, 1, '2026-01-05T09:00:00Z'),
  ('Max Mustermann', 'DevOps Engineer', null, 2, '2026-01-05T09:01:00Z'),
  -- equal order: the older row is first
  ('Lena Beispiel', 'AI Engineer', null, 3, '2026-01-05T09:03:00Z'),
  ('Jonas Muster', 'Site Reliability Engineer', null, 3, '2026-01-05T09:02:00Z'),
  -- equal order and date: the smaller id is first
  ('Clara Probe', 'Platform Engineer', null, 4, '2026-01-05T09:04:00Z'),
  ('Anton Vorlage', 'Security Engineer', null, 4, '2026-01-05T09:04:00Z'),
  -- no title, no name, neither, and names that are only spaces
  ('Dr. Maria-Luise von Beispielhausen', null, null, 5, '2026-01-05T09:05:00Z'),
  (null, 'Data Engineer', null, 6, '2026-01-05T09:06:00Z'),
  (null, null, null, 7, '2026-01-05T09:07:00Z'),
  ('   ', '', '', 8, '2026-01-05T09:08:00Z'),
  -- no order: last, the older row first
  ('Öznur', 'Office Management', null, null, '2026-01-05T09:10:00Z'),
  ('Paul Platzhalter', 'Working Student', null, null, '2026-01-05T09:09:00Z');
