import { billing } from './billing.ts'
import { checkout } from './checkout.ts'
import { planChange } from './plan-change.ts'

/** The words of plans, payments and invoices. */
export const words = { billing, checkout, planChange }
