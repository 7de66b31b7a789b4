import type { NativeSide } from '../bridge/create-bridge'
import { absentOn } from './absent'
import { appState } from './phone/app-state'
import { asyncStorage } from './files/async-storage'
import { blob, fileReader } from './files/blob'
import { deviceInfo } from './phone/device-info'
import { actionSheets, androidDialogs, androidShare, iosAlerts } from './dialogs'
import { exceptions } from './exceptions'
import { expoModules, legacyProxy } from './expo'
import { gestureHandler, type GestureHandlers } from './views/gesture-handler'
import { imageLoader } from './pictures/image-loader'
import { accessibility, appearance, i18n, safeAreaContext, settings, statusBar } from './phone/looks'
import { nativeAnimated, type AnimatedEvents } from './views/native-animated'
import type { NativeContext } from './native-context'
import { networking } from './networking'
import { platformConstants } from './phone/platform-constants'
import { rnDeviceInfo } from './phone/rn-device-info'
import { secureStore } from './files/secure-store'
import * as small from './small'
import { timing } from './timing'
import { uiManager, type ViewWatch } from './views/ui-manager'

export interface AllModules {
  readonly side: NativeSide
  readonly animated: AnimatedEvents
  readonly gestures: GestureHandlers
}

/** Every native module of a device of this platform. */
export function allModules(context: NativeContext, watch: ViewWatch): AllModules {
  const gestures: GestureHandlers = new Map()
  const animated = nativeAnimated(context)
  const modules = [
    uiManager(context, watch),
    timing(context),
    networking(context),
    asyncStorage(context),
    deviceInfo(context),
    platformConstants(context),
    exceptions(context),
    appState(),
    appearance(),
    i18n(context),
    statusBar(context),
    accessibility(context),
    safeAreaContext(context),
    imageLoader(context),
    blob(context),
    fileReader(context),
    animated.module,
    gestureHandler(context, gestures),
    rnDeviceInfo(context),
    small.vibration(),
    small.keyboard(),
    small.sourceCode(context),
    small.clipboard(context),
    small.netInfo(context),
    small.webView(),
    legacyProxy('NativeUnimoduleProxy'),
    ...small.svgModules(),
    ...(context.shape.platform === 'android' ? ofAndroid(context) : ofIos(context)),
  ]
  const side = {
    modules,
    expo: [...expoModules(context), secureStore(context), legacyProxy('NativeModulesProxy')],
    absent: absentOn(context.shape.platform),
  }
  return { side, animated: animated.events, gestures }
}

function ofAndroid(context: NativeContext) {
  return [
    androidDialogs(context),
    androidShare(context),
    small.toast(context),
    small.sound(),
    small.headlessTasks(),
    small.deviceEvents(context),
    small.linking('IntentAndroid', context),
    small.permissions(),
  ]
}

function ofIos(context: NativeContext) {
  return [
    iosAlerts(context),
    actionSheets(context),
    settings(context),
    small.linking('LinkingManager', context),
    small.modals(),
  ]
}
