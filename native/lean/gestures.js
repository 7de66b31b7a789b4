const { initialize } = require('react-native-gesture-handler/src/init')

/** The three exports of react-native-gesture-handler that the stack of screens uses; the package starts like this too. */
initialize()
exports.State = require('react-native-gesture-handler/src/State').State
exports.GestureHandlerRootView = require('react-native-gesture-handler/src/components/GestureHandlerRootView').default
exports.PanGestureHandler = require('react-native-gesture-handler/src/handlers/PanGestureHandler').PanGestureHandler
