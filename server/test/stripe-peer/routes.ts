import { catalogRoutes } from '#server/test/stripe-peer/catalog.ts'
import { checkoutRoutes } from '#server/test/stripe-peer/checkout.ts'
import { customerRoutes } from '#server/test/stripe-peer/customers.ts'
import { invoiceRoutes } from '#server/test/stripe-peer/invoices.ts'
import { methodRoutes } from '#server/test/stripe-peer/methods.ts'
import type { Route } from '#server/test/stripe-peer/route.ts'
import { subscriptionRoutes } from '#server/test/stripe-peer/subscriptions.ts'

/** All that the peer answers. */
export const routes: Route[] = [
  ...catalogRoutes,
  ...checkoutRoutes,
  ...customerRoutes,
  ...invoiceRoutes,
  ...methodRoutes,
  ...subscriptionRoutes,
]
