import type { Engine } from '#contract/engines.ts'
import type { Config } from '#server/settings/config.ts'

/** Who answers students on this server: a language model where one is set, and otherwise the chatbot's own steps. */
export const engineOf = ({ model }: Pick<Config, 'model'>): Engine => (model ? 'model' : 'guided')
