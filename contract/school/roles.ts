/** The role of an account in its school, from the least allowed to the most. `school` is the owner, `admin` an owner who operates the installation. */
export const roles = ['teacher', 'coordinator', 'school', 'admin'] as const
export type Role = (typeof roles)[number]

/** The roles that an owner gives to members of the staff. */
export const staffRoles = ['coordinator', 'teacher'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

/** Whether a role may do what is open to `least` and the roles above it. */
export const isAtLeast = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least)
