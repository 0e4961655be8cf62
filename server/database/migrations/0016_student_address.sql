-- Whether students are addressed as "du" and "tu", or as "Sie" and "vous".
alter table schools
  add column student_address text not null default 'informal' check (student_address in ('informal', 'formal'));
