// The content security policy forbids eval, so zod must not compile schemas. Set on zod's global config, because importing
// zod would add it to the first load. Import this before any schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
