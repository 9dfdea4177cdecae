/** As a table of somebody else's, which takes any address of a picture. */
export const takeAnyAddress =
  'alter table public.employees drop constraint if exists "image_url must be empty or look like /team/first-last.webp"';
