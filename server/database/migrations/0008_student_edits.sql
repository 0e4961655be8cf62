-- When somebody last edited a student: becoming active or inactive, or joining a class with others, is told by itself.

alter table students rename column changed_at to edited_at;
alter table students alter column edited_at drop not null, alter column edited_at drop default;
update students set edited_at = null where version = 1 or edited_at = inactive_since;
