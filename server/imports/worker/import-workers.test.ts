import { afterEach, describe, expect, test } from 'vitest'
import { workbookParts, zipOf } from '#server/imports/fixtures/archives.ts'
import { createImportWorkers, type ImportWorkers, workerLimits } from '#server/imports/worker/import-workers.ts'

let workers: ImportWorkers
const open = (limits: Partial<typeof workerLimits> = {}) => {
  workers = createImportWorkers({ ...workerLimits, ...limits })
  return workers
}
afterEach(() => workers.close())

const small = { bytes: Buffer.from('First name,Email\nAnna,a@x.example\n') }
const hungry = { bytes: zipOf(workbookParts('<worksheet/>', `<sst>${'<si><t>a</t></si>'.repeat(400_000)}</sst>`)) }

describe('import workers', () => {
  test('read a file, and read it in the same way again from the packed table that they made of it', async () => {
    const { packed, ...read } = await open().run('mine', 'read', small)
    expect(read.columns.map(({ field }) => field)).toEqual(['first_name', 'email'])
    expect(JSON.parse(read.students)).toHaveLength(1)
    expect(await workers.run('mine', 'assign', { packed, fields: read.fields })).toEqual(read)
  })

  test('pass a refusal on as it is', async () => {
    await expect(open().run('mine', 'read', { bytes: Buffer.from('%PDF-1.4') })).rejects.toMatchObject({
      code: 'unsupported_file',
    })
  })

  test('work two at a time, keep the others waiting and refuse more than can wait', async () => {
    const { run, alive } = open({ maxQueued: 3 })
    const jobs = Array.from({ length: 6 }, () =>
      run('mine', 'read', small).then(
        () => 'read',
        (error: { code: string }) => error.code,
      ),
    )
    expect(await Promise.all(jobs)).toEqual(['read', 'read', 'read', 'read', 'read', 'busy'])
    expect(alive()).toBe(2)
    await expect(run('mine', 'read', small)).resolves.toBeDefined()
  })

  test('read another school’s file before the rest of one school’s many, and refuse more of one before they leave no room', async () => {
    const { run } = open({ concurrency: 1, maxQueuedPerOwner: 3 })
    const done: string[] = []
    const ask = (owner: string) =>
      run(owner, 'read', small).then(
        () => done.push(owner),
        (error: { code: string }) => done.push(`${owner} ${error.code}`),
      )
    await Promise.all(['mine', 'mine', 'mine', 'mine', 'mine', 'other'].map(ask))
    expect(done).toEqual(['mine busy', 'mine', 'mine', 'other', 'mine', 'mine'])
  })

  test('end a file that takes all the memory, and go on with the next', async () => {
    const { run } = open({ heapMegabytes: 64 })
    await expect(run('mine', 'read', hungry)).rejects.toMatchObject({ code: 'too_large', details: { unit: 'memory' } })
    await expect(run('mine', 'read', small)).resolves.toBeDefined()
  })

  test('end a file that takes too long, and go on with the next', async () => {
    const { run } = open({ jobSeconds: 0.3 })
    await expect(run('mine', 'read', hungry)).rejects.toMatchObject({ code: 'too_large', details: { unit: 'seconds' } })
    await workers.close()
    await expect(open().run('mine', 'read', small)).resolves.toBeDefined()
  })

  test('leave when there has been nothing to do for a while', async () => {
    const { run, alive } = open({ idleSeconds: 0.05 })
    await run('mine', 'read', small)
    await expect.poll(alive).toBe(0)
    await expect(run('mine', 'read', small)).resolves.toBeDefined()
  })
})
