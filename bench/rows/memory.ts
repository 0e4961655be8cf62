import type { Testbed } from '../testbed.ts'
import { atMost, type Figure, median, megabytes } from '../figures.ts'
import { type Program, startProgram, startServer, type Usage } from '../programs.ts'
import { listOf } from './list.ts'

const starts = 3
const requests = 2000

export async function measureMemory(testbed: Testbed): Promise<Figure[]> {
  const schools = await testbed.openSchools({ count: 8, students: 300 })
  const calls = schools.map(listOf)
  const env = { PORT: '0', DATABASE_URL: testbed.databaseUrl, AUTH_SECRET: testbed.authSecret, LIMIT_FACTOR: '100000' }
  const after = async (start: Promise<Program>): Promise<Usage> => {
    const program = await start
    try {
      await testbed.send({ program, name: '' }, { calls, times: requests, concurrency: 8 })
      return await program.ask<Usage>('memory')
    } finally {
      await program.stop()
    }
  }
  const pairs: { ours: Usage; floor: Usage }[] = []
  for (let start = 0; start < starts; start++)
    pairs.push({ ours: await after(startServer(env)), floor: await after(startProgram('bench/bare-fastify.ts', env)) })
  const line = (what: string, part: 'rss' | 'heap' | 'sources') => {
    const ratio = median(pairs.map(({ ours, floor }) => ours[part] / floor[part]))
    return {
      what,
      ours: megabytes(median(pairs.map(({ ours }) => ours[part]))),
      floor: megabytes(median(pairs.map(({ floor }) => floor[part]))),
      ratio,
    }
  }
  const judge = (figure: Required<Pick<Figure, 'ratio'>> & Figure): Figure => ({
    ...figure,
    ...atMost(figure.ratio, 2),
  })
  return [
    judge(line('resident memory after 2,000 lists', 'rss')),
    judge(line('— of which live on the heap', 'heap')),
    line('— of which source texts of the modules', 'sources'),
  ]
}
