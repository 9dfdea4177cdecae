-- Prints the number of rows and a checksum for each of our tables, independent of the server's settings.
\pset format unaligned
\pset tuples_only on
set timezone = 'UTC';
set search_path = '';
select format('select %L, count(*), md5(string_agg(t::text, e''\n'' order by t::text collate "C")) from %s as t', name, name)
from (select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'website'))
  as tables
order by name \gexec
