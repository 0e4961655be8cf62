import type { Role } from '#contract/school/roles.ts'
import type { Member } from '#contract/school/staff.ts'
import type { PlannedRecovery } from '#server/staff/recovery/recovery.queries.ts'

const roleNames: Record<Role, string> = {
  admin: 'owner, admin',
  school: 'owner',
  coordinator: 'coordinator',
  teacher: 'teacher',
}

export const minuteOf = (at: string) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

export function describeSchool(members: readonly Member[], planned: readonly PlannedRecovery[]): string {
  const rows = [['Name', 'Email', 'Role', 'Classes', 'Last seen', 'Second factor'], ...members.map(cellsOf)]
  return [...alignColumns(rows), ...planned.map((one) => sentenceOf(one, members))].join('\n')
}

const cellsOf = ({ name, last_name, email, role, classes, last_seen_at, has_second_factor }: Member) => [
  [name, last_name].filter(Boolean).join(' ') || '–',
  email,
  roleNames[role],
  classes.map((one) => one.name).join(', ') || '–',
  last_seen_at ? minuteOf(last_seen_at) : 'not lately',
  has_second_factor ? 'on' : 'off',
]

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  )
}

function sentenceOf({ kind, user_id, due_at }: PlannedRecovery, members: readonly Member[]): string {
  const email = members.find(({ id }) => id === user_id)?.email ?? 'a former member'
  const act =
    kind === 'hand_over' ? `The school is handed over to ${email}` : `The second factor of ${email} is removed`
  return `Planned: ${act} on ${minuteOf(due_at)}.`
}
