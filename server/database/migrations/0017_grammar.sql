-- What the rules of grammar found is counted beside spelling and accents; nothing was found before there were any.
update conversations set measures = jsonb_set(measures, '{corrections,grammar}', '0')
where measures->'corrections' is not null and measures->'corrections'->'grammar' is null;
