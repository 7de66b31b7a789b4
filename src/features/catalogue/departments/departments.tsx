import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CategoryNode } from '@contract/entities/product'
import { Scroll } from '@/kit/scroll/scroll'
import { DepartmentPanel } from './department-panel'
import { DepartmentsRail } from './departments-rail'
import './departments.scss'

interface DepartmentsProps {
  list: readonly CategoryNode[]
  /** The one that is chosen at first, or when the chosen one is gone. */
  first: CategoryNode
}

/** The departments at the left, the chosen one beside them; each side scrolls by itself. */
export const Departments = observer(function Departments({ list, first }: DepartmentsProps) {
  const [chosen, setChosen] = useState(first.category_id)
  const department = list.find(({ category_id }) => category_id === chosen) ?? first
  return (
    <View className="departments">
      <View className="departments__rail">
        <DepartmentsRail departments={list} current={department.category_id} onChoose={setChosen} />
      </View>
      <View className="departments__panel">
        <Scroll key={department.category_id} className="departments__scroll">
          <DepartmentPanel department={department} />
        </Scroll>
      </View>
    </View>
  )
})
