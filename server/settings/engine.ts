import type { Engine } from '#contract/values/engines.ts'
import type { Config } from '#server/settings/config.ts'

export const engineOf = ({ model }: Pick<Config, 'model'>): Engine => (model ? 'model' : 'guided')
