-- The budgets of a day, and the tries that a code or a password has, outlive a crash of the database.
alter table rate_windows set logged;
