interface Named {
  name: string | null
  last_name: string | null
  email: string
}

/** The name of a member, or their address while they have none. */
export const personName = ({ name, last_name, email }: Named): string =>
  [name, last_name].filter(Boolean).join(' ') || email
