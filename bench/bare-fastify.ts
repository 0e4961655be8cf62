import Fastify from 'fastify'

const student = {
  id: '0198c0de-0000-7000-8000-000000000000',
  first_name: 'Aina',
  last_name: 'García López',
  email: 'student.0123456789ab@school.example',
  student_number: '1000',
  level: 'A1',
  native_language: 'de',
  notes: null,
  status: 'active',
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  last_practised_at: null,
  classes: [],
}

const app = Fastify()
const items = Array.from({ length: 50 }, () => student)
app.get('/api/students', () => ({ items, total: items.length }))
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`ready at ${address}\n`)
process.once('SIGTERM', () => process.exit(0))
