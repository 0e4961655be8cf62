import { listOf, failMissing } from '#server/test/peers/stripe/answers.ts'
import { get, type Route } from '#server/test/peers/stripe/route.ts'

export const catalogRoutes: Route[] = [
  get('/v1/prices', ({ state, form, path }) => listOf(state.prices.values(), form, path)),
  get('/v1/prices/:id', ({ state, ids: [id = ''] }) => state.prices.get(id) ?? failMissing('price', id)),
  get('/v1/products', ({ state, form, path }) => listOf(state.products.values(), form, path)),
  get('/v1/products/:id', ({ state, ids: [id = ''] }) => state.products.get(id) ?? failMissing('product', id)),
  get('/v1/events', ({ state, form, path }) => listOf(state.events, form, path)),
  get(
    '/v1/events/:id',
    ({ state, ids: [id = ''] }) => state.events.find((event) => event.id === id) ?? failMissing('event', id),
  ),
]
