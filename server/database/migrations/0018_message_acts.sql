-- What the analysis found in a message; null for older messages and for languages whose grammar is not checked.
alter table messages add column analysis jsonb;
