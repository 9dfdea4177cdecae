-- Another address would reach no visitor: pages load pictures from their own host only. Whoever enters one reads the name of
-- this rule. Rows that are there already stay as they are.
alter table public.employees
  add constraint "image_url must be empty or look like /team/first-last.webp"
  check (coalesce(image_url, '') = '' or image_url ~ '^/team/[a-z0-9-]+\.(webp|jpg|png|svg)$') not valid;
