import { leastRoleOf } from '#contract/endpoint.ts'
import { students } from '#contract/people/students.ts'
import { isAtLeast, type Role } from '#contract/school/roles.ts'
import { ChartColumn, CreditCard, type LucideIcon, MonitorCheck, School, UserPlus } from 'lucide-react'
import type * as words from '../../locales/en/index.ts'
import { type Area, mayOpen } from '../../app/navigation/navigation.ts'

export type SearchPage =
  | { to: string; Icon: LucideIcon; area: keyof typeof words.frame.area }
  | { to: string; Icon: LucideIcon; act: keyof typeof words.search.act }

export const searchPages = (role: Role, areas: readonly Area[]): SearchPage[] => {
  const all: SearchPage[] = [
    ...areas.flatMap(({ path, name, Icon, pages }) =>
      pages ? pages.map((page) => ({ to: page.path, Icon, area: page.name })) : [{ to: path, Icon, area: name }],
    ),
    { to: '/classes', Icon: School, act: 'classes' },
    { to: '/reports', Icon: ChartColumn, act: 'reports' },
    { to: '/voice/device', Icon: MonitorCheck, act: 'checkDevice' },
    { to: '/upgrade', Icon: CreditCard, act: 'choosePlan' },
    { to: '/students?add', Icon: UserPlus, act: 'addStudent' },
  ]
  return all.filter(
    ({ to }) => mayOpen(role, to) && (to !== '/students?add' || isAtLeast(role, leastRoleOf(students.add))),
  )
}
