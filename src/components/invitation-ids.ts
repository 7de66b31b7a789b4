/** The id of the code under which somebody invites others; a tap copies it. */
export const invitationIds = { row: 'profile-invitation' } as const
