import type { ComponentType } from 'react'

/** The states of a component, by what is special about each. */
export type States = Readonly<Record<string, ComponentType>>

/** The components of the kit, by the name that they are exported under. */
export type Kit = Readonly<Record<string, States>>
