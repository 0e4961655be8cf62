import { writeFileSync } from 'node:fs'
import { contract } from '#contract/index.ts'
import { openapi } from '#contract/openapi.ts'

writeFileSync(new URL('../contract/openapi.json', import.meta.url), `${JSON.stringify(openapi(contract), null, 2)}\n`)
