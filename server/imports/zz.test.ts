import { readFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readXlsx } from 'hucre/xlsx'
import { openWorld, type World } from '#server/test/world.ts'
let world: World
beforeAll(async () => { world = await openWorld() })
afterAll(() => world.close())
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
test('5000', async () => {
  const { api } = await world.signUp({ tier: 'pro' })
  const bytes = await readFile('/tmp/imp/5000.xlsx')
  const small = await readFile('/tmp/imp/500.xlsx')
  for (let i=0;i<4;i++) {
    const t = performance.now(); const h = monitorEventLoopDelay({ resolution: 1 }); h.enable()
    const p = await api.imports.preview({ file: new Blob([bytes], {type: xlsx}) })
    h.disable()
    console.log('5000 preview', (performance.now()-t).toFixed(0), 'max delay', (h.max/1e6).toFixed(0), p.summary.new, p.summary.over_limit)
    const t2 = performance.now(); const h2 = monitorEventLoopDelay({ resolution: 1 }); h2.enable()
    const q = await api.imports.again({ params: { id: p.import_id } }); h2.disable()
    console.log('again', (performance.now()-t2).toFixed(0), 'max delay', (h2.max/1e6).toFixed(0))
    const t3 = performance.now(); const h3 = monitorEventLoopDelay({ resolution: 1 }); h3.enable()
    await api.imports.problems({ params: { id: p.import_id } }); h3.disable()
    console.log('problems', (performance.now()-t3).toFixed(0), 'max delay', (h3.max/1e6).toFixed(0))
  }
  for (let i=0;i<8;i++) {
    const { api } = await world.signUp({ tier: 'pro' })
    let t = performance.now(); await readXlsx(small); const alone = performance.now()-t
    t = performance.now()
    const p = await api.imports.preview({ file: new Blob([small], {type: xlsx}) }); const t1 = performance.now()-t
    await api.imports.run({ body: { import_id: p.import_id } })
    console.log('500: alone', alone.toFixed(1), 'preview', t1.toFixed(1), 'all', (performance.now()-t).toFixed(1))
  }
})
