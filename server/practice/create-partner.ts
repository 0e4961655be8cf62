import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import { createModelPartner } from '#server/practice/model/partner.model.ts'
import type { Partner } from '#server/practice/partner.ts'

/** Who answers by the settings: a language model, or the steps of the chatbot without one. */
export const createPartner = ({ model }: Pick<Config, 'model'>, db: Kysely<Tables>, log: Logger): Partner =>
  model ? createModelPartner(model, { db, log }) : guidedPartner
