-- A practice link lasts a term, unless the school decides otherwise; those that exist keep their date.
alter table schools add column link_months integer not null default 6 check (link_months between 1 and 12);
