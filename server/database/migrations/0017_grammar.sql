-- What the rules of grammar found is counted beside spelling and accents; nothing was found before there were any.
update conversations set measures = jsonb_set(measures, '{corrections,grammar}', '0')
where measures->'corrections' is not null and measures->'corrections'->'grammar' is null;

-- A student may be asked to say again what was wrong.
alter table chatbots drop constraint chatbots_correction_check;
alter table chatbots add constraint chatbots_correction_check
  check (correction in ('none', 'recast', 'prompt', 'every_mistake', 'at_the_end'));

-- The rules of grammar that a school has switched off.
alter table schools add column muted_rules text[] not null default '{}' check (cardinality(muted_rules) <= 300);
