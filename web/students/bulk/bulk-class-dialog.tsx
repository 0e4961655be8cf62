import { useId, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Class } from '#contract/people/classes.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type BulkClassDialogProps = {
  action: 'add_to_class' | 'remove_from_class'
  count: number
  classes: readonly Class[]
  pending: boolean
  onChoose: (one: Class) => void
  onClose: () => void
}

export function BulkClassDialog({ action, count, classes, pending, onChoose, onClose }: BulkClassDialogProps) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  const { t: tBulk } = useTranslation('bulk')
  const { number } = useFormat()
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const one = classes.find((candidate) => candidate.id === chosen)
  const hasNone = classes.length === 0
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={tCommon(($) => $.close)}
      title={tBulk(($) => $.dialog[action], { count, number: number(count) })}
      description={hasNone && tBulk(($) => $.noClasses)}
      form={{
        id,
        onSubmit: (event) => {
          event.preventDefault()
          if (one) onChoose(one)
        },
      }}
      footer={
        <>
          <Button onClick={onClose}>{tCommon(($) => $.cancel)}</Button>
          {hasNone ? (
            <ButtonLink variant="primary" render={<Link to="/classes" />}>
              {tBulk(($) => $.toClasses)}
            </ButtonLink>
          ) : (
            <Button type="submit" variant="primary" disabled={!one} pending={pending}>
              {tBulk(($) => $.submit[action])}
            </Button>
          )}
        </>
      }
    >
      {!hasNone && (
        <ComboboxField
          label={t(($) => $.filter.class)}
          placeholder={tBulk(($) => $.chooseClass)}
          searchLabel={tBulk(($) => $.searchClasses)}
          emptyText={tBulk(($) => $.noClass)}
          value={chosen}
          onChange={setChosen}
          options={classes.map(({ id: value, name: label }) => ({ value, label }))}
        />
      )}
    </Dialog>
  )
}
