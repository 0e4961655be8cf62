// The content security policy refuses compiled functions, so schemas are walked. This is where zod keeps its settings;
// asking zod itself would make it part of the first load. Import this before any schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
