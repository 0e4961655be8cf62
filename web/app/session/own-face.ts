import type { User } from '#contract/school/auth.ts'

/** The name and the seed of the signed-in member's picture: an owner without a name stands for the school. */
export function ownFace({ id, role, name, last_name, email, school }: Omit<User, 'picture_url'>) {
  const own = [name, last_name].filter(Boolean).join(' ')
  if (own) return { name: own, seed: id }
  return role === 'school' || role === 'admin' ? { name: school.name, seed: school.id } : { name: email, seed: id }
}
