-- A person who comes from Google is known by address, before any school is.
create index on invitations (email);
create index on invitations (id);
