import { X } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { levels } from '#contract/values/languages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AvatarFilter, ChatbotFilter } from './chatbot-filter.tsx'
import { FilterSelect, filtersClasses } from '../../lists/filter-select.tsx'
import { isFiltered, type ListState, noFilters } from '../address/list-state.ts'
import type { ListLayout } from '../list/list-layout.ts'
import { SortSelect } from './sort-select.tsx'
import type { ChangeList } from '../address/use-list-state.ts'

const levelOptions = levels.map((level) => ({ value: level, label: level }))

type StudentFiltersProps = {
  list: ListState
  layout: ListLayout
  onChange: ChangeList
  classes: readonly Class[] | undefined
}

export function StudentFilters({ list, layout, onChange, classes }: StudentFiltersProps) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  return (
    <div className={filtersClasses}>
      <FilterSelect
        label={t(($) => $.filter.level)}
        anyLabel={t(($) => $.filter.anyLevel)}
        value={list.level}
        onChange={(level) => onChange({ level })}
        options={levelOptions}
      />
      {classes && classes.length > 0 && (
        <FilterSelect
          label={t(($) => $.filter.class)}
          anyLabel={t(($) => $.filter.anyClass)}
          value={list.class_id}
          onChange={(class_id) => onChange({ class_id })}
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ChatbotFilter value={list.chatbot_id} onChange={(chatbot_id) => onChange({ chatbot_id })} />
      {list.avatar_id && <AvatarFilter value={list.avatar_id} onChange={(avatar_id) => onChange({ avatar_id })} />}
      {layout !== 'table' && <SortSelect sort={list.sort} onSort={(sort) => onChange({ sort })} />}
      {isFiltered({ ...list, retention: undefined }, classes ? undefined : list.class_id) && (
        <Button
          variant="ghost"
          icon={<X aria-hidden="true" />}
          onClick={() => onChange({ ...noFilters, retention: list.retention })}
        >
          {tCommon(($) => $.clearFilters)}
        </Button>
      )}
    </div>
  )
}
