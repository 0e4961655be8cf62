import { defineApi } from '../endpoint.ts'

export const files = defineApi({
  get: {
    method: 'GET',
    path: '/files/:name',
    summary: 'An uploaded picture. Its name is random and never reused.',
    access: 'public',
    produces: 'image/webp',
    immutable: true,
    fails: ['not_found'],
  },
})
