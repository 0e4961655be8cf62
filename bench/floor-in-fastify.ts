import Fastify from 'fastify'
import { admit, pool } from './floor/admit.ts'
import { listOnFloor } from './floor/list.ts'

/** The floor's list behind Fastify instead of bare `node:http`, without any plugin: what the framework costs. */
const app = Fastify()
app.get('/api/students', async (request, reply) => {
  const account = await admit(request.headers.authorization)
  return account ? listOnFloor(pool, account.school_id) : reply.code(401).send()
})
process.stdout.write(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
process.once('SIGTERM', () => process.exit(0))
