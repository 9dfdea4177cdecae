-- Pages load images from their own host only. The name of the constraint is the error message an editor reads.
-- "not valid" leaves existing rows unchanged.
alter table public.employees
  add constraint "image_url must be empty or look like /team/first-last.webp"
  check (coalesce(image_url, '') = '' or image_url ~ '^/team/[a-z0-9-]+\.(webp|jpg|png|svg)$') not valid;
