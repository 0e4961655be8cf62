import { catalogRoutes } from '#server/test/peers/stripe/state/catalog.ts'
import { checkoutRoutes } from '#server/test/peers/stripe/pages/checkout.ts'
import { customerRoutes } from '#server/test/peers/stripe/state/customers.ts'
import { invoiceRoutes } from '#server/test/peers/stripe/state/invoices.ts'
import { methodRoutes } from '#server/test/peers/stripe/state/methods.ts'
import type { Route } from '#server/test/peers/stripe/route.ts'
import { subscriptionRoutes } from '#server/test/peers/stripe/state/subscriptions.ts'

export const routes: Route[] = [
  ...catalogRoutes,
  ...checkoutRoutes,
  ...customerRoutes,
  ...invoiceRoutes,
  ...methodRoutes,
  ...subscriptionRoutes,
]
