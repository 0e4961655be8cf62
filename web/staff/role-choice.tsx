import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type StaffRole, staffRoles } from '#contract/school/roles.ts'
import { RadioCards } from '../ui/fields/radio-cards.tsx'

export function RoleChoice({ role, onChange }: { role: StaffRole; onChange: (role: StaffRole) => void }) {
  const { t } = useTranslation('staff')
  return (
    <RadioCards
      legend={t(($) => $.field.role)}
      name="role"
      value={role}
      onChange={onChange}
      options={staffRoles.toReversed().map((value) => ({
        value,
        label: t(($) => $.role[value]),
        description: t(($) => $.role[`${value}Text`]),
      }))}
    />
  )
}
