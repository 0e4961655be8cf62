import { defineApi } from './endpoint.ts'

export const files = defineApi({
  get: {
    method: 'GET',
    path: '/files/:name',
    summary: 'An uploaded picture, under a name that nobody guesses and that never means anything else.',
    access: 'public',
    produces: 'image/webp',
    immutable: true,
    fails: ['not_found'],
  },
})
