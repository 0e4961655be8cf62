-- A preview lives for a day: those of before are asked for again.
delete from imports;

-- The table of the file is kept once, packed; the students are read from it again. Nothing is gained by compressing it once more.
alter table imports
  drop column sheet,
  drop column columns,
  drop column students,
  add column packed bytea not null,
  -- Addresses of which the school has been told that they belong to no other school.
  add column cleared text[] not null default '{}';
alter table imports alter column packed set storage external;
