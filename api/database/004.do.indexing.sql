-- What the indexing relay remembers, in a schema of its own: nothing else of the site reads or writes it.
create schema indexing;

-- A page in one version of its content. The key is the promise: each is handed on once.
create table indexing.submissions (
  address text not null,
  version text not null,
  accepted_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  answer integer,
  -- The page was gone before its turn came.
  withdrawn_at timestamptz,
  primary key (address, version)
);

create index submissions_waiting on indexing.submissions (accepted_at, address)
  where sent_at is null and withdrawn_at is null;

-- One row: whoever holds it may speak to the indexing service. What that has answered is true for every process.
create table indexing.turn (
  only_one boolean primary key default true check (only_one),
  failures integer not null default 0,
  not_before timestamptz not null default 'epoch',
  stopped_by integer
);
insert into indexing.turn default values;

do $$
begin
  if not exists (select from pg_roles where rolname = 'website_relay') then
    create role website_relay nologin noinherit;
  end if;
  execute format('grant connect on database %I to website_relay', current_database());
end
$$;

-- The relay adds and marks; it changes no address and deletes nothing.
revoke all on schema indexing from public;
revoke all on all tables in schema indexing from public;
grant usage on schema indexing to website_relay;
grant select, insert (address, version), update (sent_at, answer, withdrawn_at) on indexing.submissions to website_relay;
grant select, update (failures, not_before, stopped_by) on indexing.turn to website_relay;
