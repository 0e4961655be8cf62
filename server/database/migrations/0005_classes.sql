-- Since when a student is inactive, when somebody last changed them, and since when they are in a class.

alter table students
  add column inactive_since timestamptz,
  add column changed_at timestamptz not null default now();
update students set inactive_since = now() where status = 'inactive';
alter table students add check ((status = 'inactive') = (inactive_since is not null));

alter table class_members add column joined_at timestamptz not null default now();
